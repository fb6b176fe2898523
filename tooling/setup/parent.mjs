/**
 * Calls back when the npm that started this process has ended.
 * npm hands a signal to its shell, and the shell dies without handing it on: its end is the only sign.
 * @param {() => void} then
 * @returns {() => void} stops watching
 */
export function whenNpmEnds(then) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, 250);
  watch.unref();
  return () => {
    clearInterval(watch);
  };
}
