/**
 * The demonstration of a toolbox: shows the data that the drawer sends in the address and by message, and sends
 * messages back. It makes no calls. Its messages hold no secret, so any framing page may receive them.
 */
(() => {
  const samples = window.toolboxSamples;
  const isFramed = window.parent !== window;
  const slowKey = 'toolbox-mock-slow';
  const slowTime = 20_000;

  /** A nested copy of this page, of origin null: says the one thing that must be ignored, and nothing else. */
  if (new URLSearchParams(location.search).has('wrongSource')) {
    window.parent.parent.postMessage({ type: 'tokenExpired' }, '*');
    return;
  }

  const find = (id) => document.getElementById(id);
  const make = (tag, about = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), about);
    element.append(...children);
    return element;
  };
  const session = { init: undefined, origin: '' };

  function place() {
    const [path = '', search = ''] = location.hash.slice(1).split('?');
    return { path, query: new URLSearchParams(search) };
  }

  function draw() {
    const { path, query } = place();
    const sample = samples[path];
    setTheme(query.get('theme'));
    find('group').textContent = sample?.group ?? '工具箱';
    find('label').textContent = sample?.label ?? '未知页面';
    document.title = sample?.label ?? '未知页面';
    find('content').replaceChildren(...contentOf(path, sample));
    find('query').replaceChildren(
      ...pairs(
        [...query].map(([name, value]) => [name, name === 'token' ? lastOf(value) : value]),
        '没有参数',
      ),
    );
    drawSession();
    drawLinks(path, query);
  }

  function setTheme(theme) {
    const machine = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme === 'dark' || theme === 'light' ? theme : machine;
  }

  function lastOf(token) {
    return token.length > 4 ? `…${token.slice(-4)}` : token;
  }

  function pairs(list, empty) {
    if (list.length === 0) return [make('tr', {}, make('td', { textContent: empty }))];
    return list.map(([name, value]) =>
      make('tr', {}, make('th', { scope: 'row', textContent: name }), make('td', { textContent: value })),
    );
  }

  function drawSession() {
    const { init } = session;
    find('session').replaceChildren(
      ...pairs([
        ['页面来源', location.origin],
        ['显示方式', isFramed ? '工具箱抽屉' : '独立窗口'],
        ['init', init ? '已收到' : '未收到'],
        ['令牌后四位', init ? String(init.token).slice(-4) : '–'],
        ['用户', init ? `${init.user.name}（${init.user.id}）` : '–'],
      ]),
    );
  }

  function drawLinks(path, query) {
    const links = Object.entries(samples).map(([to, { label }]) => {
      const href = `#${to}${query.size > 0 ? `?${query}` : ''}`;
      const link = make('a', { href, textContent: label });
      if (to === path) link.setAttribute('aria-current', 'page');
      link.addEventListener('click', (event) => {
        event.preventDefault();
        location.replace(href);
        send({ type: 'navigate', page: to, query: Object.fromEntries(query) });
      });
      return link;
    });
    find('links').replaceChildren(...links);
  }

  function contentOf(path, sample) {
    if (!sample) return [make('p', { textContent: `没有这个页面：${path || '（空）'}` })];
    if (path === '/more/scoreConversion') return converter();
    const head = [...sample.columns, ...(sample.choice ? ['操作'] : [])];
    const table = make(
      'table',
      {},
      make(
        'thead',
        {},
        make('tr', {}, ...head.map((textContent) => make('th', { scope: 'col', textContent }))),
      ),
      make('tbody', {}, ...sample.rows.map((row) => rowOf(sample, row))),
    );
    for (const [index, cell] of [...(table.tHead?.rows[0]?.cells ?? [])].entries())
      if (typeof cellsOf(sample, sample.rows[0])[index] === 'number') cell.className = 'number';
    return [table, make('p', { className: 'note', textContent: sample.note })];
  }

  function cellsOf({ choice }, row) {
    return choice ? row.slice(3) : row;
  }

  function rowOf(sample, row) {
    const cells = cellsOf(sample, row).map((value) =>
      make('td', {
        textContent: value,
        className: typeof value === 'number' ? 'number' : String(value).length > 16 ? 'wide' : '',
      }),
    );
    if (!sample.choice) return make('tr', {}, ...cells);
    const [schoolCode, groupCode, majorCode, school] = row;
    const button = make('button', { type: 'button', textContent: '加入志愿表' });
    button.setAttribute('aria-label', `加入志愿表：${school}`);
    button.addEventListener('click', () => send({ type: 'addChoice', schoolCode, groupCode, majorCode }));
    return make('tr', {}, ...cells, make('td', {}, button));
  }

  /** Score of a mock exam and score of the gaokao: both lines where they are drawn, the two full marks. */
  const anchors = [
    [0, 0],
    [180, 200],
    [410, 437],
    [495, 521],
    [750, 750],
  ];

  function convert(score) {
    const above = anchors.findIndex(([mock]) => mock >= score);
    if (above < 0 || score < 0) return undefined;
    if (above === 0) return 0;
    const [[fromMock, from], [toMock, to]] = anchors.slice(above - 1, above + 1);
    return Math.floor(from + ((score - fromMock) / (toMock - fromMock)) * (to - from) + 0.5);
  }

  function converter() {
    const input = make('input', { type: 'number', min: 0, max: 750, value: 560 });
    const output = make('output', {});
    const show = () => {
      const score = input.value === '' ? undefined : convert(Number(input.value));
      output.textContent = score === undefined ? '请输入 0–750' : `${score} 分`;
    };
    input.addEventListener('input', show);
    show();
    return [
      make(
        'div',
        { className: 'convert' },
        make('label', {}, make('span', { textContent: '模考分' }), input),
        make('label', {}, make('span', { textContent: '等位高考分（示例）' }), output),
      ),
      make('p', {
        className: 'note',
        textContent:
          '示例划线：模考 180 / 410 / 495 分，对应高考 200 / 437 / 521 分，满分均为 750 分，其间按比例换算。',
      }),
    ];
  }

  function log(text) {
    const time = new Date().toLocaleTimeString('zh-CN', { hour12: false });
    find('log').prepend(make('li', { textContent: `${time}  ${text}` }));
  }

  function send(message) {
    if (!isFramed) return log('不在工具箱抽屉中，消息未发送');
    window.parent.postMessage(message, '*');
    log(`→ ${typeof message === 'string' ? message : JSON.stringify(message)}`);
  }

  const tests = {
    '发送 tokenExpired': () => send({ type: 'tokenExpired' }),
    从错误来源发送: () => {
      const nested = make('iframe', {
        title: '错误来源',
        src: `${location.pathname}?wrongSource`,
        hidden: true,
      });
      nested.setAttribute('sandbox', 'allow-scripts');
      nested.addEventListener('load', () => {
        nested.remove();
        log('→ 已由来源为 null 的内嵌页面发送 tokenExpired，应被忽略');
      });
      document.body.append(nested);
    },
    发送未知消息: () => send({ type: 'somethingElse' }),
    发送非对象: () => send('tokenExpired'),
    '发送 ready': () => send({ type: 'ready' }),
    模拟慢加载: () => {
      log(
        askSlow() ? '下一次加载将延迟 20 秒：请点击抽屉上的“刷新”' : '浏览器不允许此来源保存数据，无法模拟',
      );
    },
  };

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || typeof data !== 'object' || data === null) return;
    const shown = data.type === 'init' ? { ...data, token: lastOf(String(data.token)) } : data;
    log(`← ${origin}  ${JSON.stringify(shown)}`);
    if (data.type === 'theme') setTheme(data.theme);
    if (data.type === 'addResult') find('result').textContent = data.text;
    if (data.type === 'init') {
      session.init = data;
      drawSession();
    }
  });
  window.addEventListener('hashchange', draw);

  /** Remembers that the next load is to be slow. A browser may refuse storage to a frame of another site. */
  function askSlow() {
    try {
      sessionStorage.setItem(slowKey, '1');
      return true;
    } catch {
      return false;
    }
  }

  function takeSlow() {
    try {
      const asked = sessionStorage.getItem(slowKey) !== null;
      sessionStorage.removeItem(slowKey);
      return asked;
    } catch {
      return false;
    }
  }

  /** Keeps this page from being loaded for a while: a document inside of it stays open. */
  function waitIfAsked() {
    if (!isFramed || !takeSlow()) return;
    const nested = make('iframe', { title: '延迟', hidden: true });
    document.body.append(nested);
    nested.contentDocument?.open();
    setTimeout(() => nested.contentDocument?.close(), slowTime);
  }

  find('tests').append(
    ...Object.entries(tests).map(([textContent, act]) => {
      const button = make('button', { type: 'button', textContent });
      button.addEventListener('click', act);
      return button;
    }),
  );
  waitIfAsked();
  draw();
  if (isFramed) send({ type: 'ready' });
})();
