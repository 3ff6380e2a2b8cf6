/**
 * React in development reports every element that it makes to the profiler; without a recording that only fills the
 * memory. Imported before React.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

export {};
