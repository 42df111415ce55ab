// Runs in the page that is measured.

/**
 * Times the next press until a page whose address fits is in view without a grey shape.
 * @param {string} address
 */
export function watchPress(address) {
  const AT_LATEST_MS = 30_000;
  const isInView = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isThere = () =>
    new RegExp(address).test(location.pathname) &&
    document.querySelector('main h1') !== null &&
    ![...document.querySelectorAll('main .animate-breathe')].some(isInView);
  globalThis.times = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${address} did not come`)), AT_LATEST_MS);
    const start = ({ timeStamp }) => {
      const pressed = performance.timeOrigin + timeStamp;
      const finish = () => resolve({ pressed, content: performance.now() - timeStamp });
      const check = () => {
        // What is there in this frame is painted by the time the next task runs.
        if (isThere()) setTimeout(finish);
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerdown', start, { capture: true, once: true });
  });
}

/** @returns {Promise<{ pressed: number, content: number }>} when it was pressed, since 1970, and how long it took; milliseconds */
export function takeTimes() {
  return globalThis.times;
}
