/** React in development tells the profiler of every element that it makes; what nobody records only fills the memory. Comes before React. */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

export {};
