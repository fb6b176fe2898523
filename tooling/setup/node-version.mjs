const oldest = [20, 19];

/**
 * Says why this Node cannot run the project, or nothing when it can.
 * @param {string} version as `process.versions.node` gives it
 * @returns {string | undefined}
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This project needs Node ${oldest.join('.')} or later, and this is Node ${version}. Install a newer one from https://nodejs.org and try again.`;
}
