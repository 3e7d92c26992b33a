/* What runs in a measured page, before its own scripts. Each function is sent to the browser as text. */

/**
 * Records paints, shifts and long tasks, and when the content is on the screen: every part of `ready` is visible. A part
 * is a selector, or `{ selector, text }` if the element must also contain a text.
 */
export function observe({ ready }) {
  if (window.top !== window) return;
  const seen = { fcp: null, lcp: null, ready: null, cls: 0, tbt: 0, longestTask: 0, lcpElement: null };
  window.__load = seen;
  performance.setResourceTimingBufferSize(2000);
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  each('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = element ? `${element.localName} “${element.textContent.trim().slice(0, 40)}”` : '(gone)';
  });
  each('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
    seen.tbt += Math.max(0, duration - 50);
  });
  // The Web Vitals definition: shifts less than a second apart form a session window, of five seconds at most.
  let burst = { sum: 0, first: 0, last: 0 };
  each('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const joins = burst.sum > 0 && startTime - burst.last < 1000 && startTime - burst.first < 5000;
    burst = joins
      ? { ...burst, sum: burst.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    seen.cls = Math.max(seen.cls, burst.sum);
  });

  const isShown = (part) => {
    const { selector, text = '' } = typeof part === 'string' ? { selector: part } : part;
    const element = document.querySelector(selector);
    return (
      element !== null &&
      element.getClientRects().length > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.textContent.includes(text)
    );
  };
  // Once in the frame after a change: looking in every frame would make the page draw frames that no visitor causes.
  let isPlanned = false;
  const look = () => {
    isPlanned = false;
    if (!ready.every(isShown)) return;
    seen.ready = performance.now();
    changes.disconnect();
    removeEventListener('load', plan, true);
  };
  const plan = () => {
    if (!isPlanned) requestAnimationFrame(look);
    isPlanned = true;
  };
  const changes = new MutationObserver(plan);
  if (!ready) return;
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // Style sheets, whose arrival can show something too.
  addEventListener('load', plan, true);
}

/** Returns what the page requested, from the network, a cache or the local back end, in that order, with times in ms. */
export function listResources() {
  const { pathname } = location;
  return [
    ...performance.getEntriesByType('navigation').map((entry) => [pathname, entry]),
    ...performance.getEntriesByType('resource').map((entry) => [entry.name.replace(location.origin, ''), entry]),
  ].map(([url, { startTime, responseEnd, encodedBodySize }]) => ({
    url,
    from: startTime,
    until: responseEnd,
    bytes: encodedBodySize,
  }));
}

/**
 * Tries a control at once and again every 50 ms, and records when its effect is on the screen. `press` is clicked while
 * `reacting` matches nothing; `type` receives a text that changes with each attempt until the application has taken it,
 * and after a second without an effect, as a visitor would go on typing.
 */
export function tryControl({ press, reacting, type, text, effect }) {
  if (window.top !== window) return;
  const tried = { usable: null };
  window.__tried = tried;
  const isVisible = (element) =>
    element !== null &&
    element.getClientRects().length > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  let length = text ? text.length : 0;
  let taken;
  const attempt = () => {
    const element = document.querySelector(press ?? type);
    if (!isVisible(element)) return;
    if (press) {
      if (!document.querySelector(reacting)) element.click();
      return;
    }
    // React writes the value of a field that it controls into the attribute.
    if (element.getAttribute('value') === text.slice(0, length)) {
      taken ??= performance.now();
      if (performance.now() - taken < 1000) return;
    }
    taken = undefined;
    length = length === text.length ? text.length - 1 : text.length;
    if (document.activeElement !== element) element.focus();
    set.call(element, text.slice(0, length));
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const timer = setInterval(attempt, 50);
  attempt();
  const look = () => {
    if (!isVisible(document.querySelector(effect))) return;
    tried.usable = performance.now();
    clearInterval(timer);
    changes.disconnect();
  };
  const changes = new MutationObserver(() => requestAnimationFrame(look));
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
