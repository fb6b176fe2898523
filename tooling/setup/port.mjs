import { createServer } from 'node:net';

const usualPort = 4173;

/**
 * Reads the PORT variable; none means the project's usual port.
 * @param {string | undefined} text
 * @returns {number}
 */
export function portFrom(text) {
  if (!text) return usualPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${text}". It must be a whole number from 0 to 65535.`);
  }
  return port;
}

/**
 * @param {number} port
 * @returns {string}
 */
export function portTakenSentence(port) {
  return `Port ${port} is in use. Stop what is using it, or choose another one, for example PORT=${port + 1} npm start.`;
}

/**
 * Whether a server could listen on this port now.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export function portIsFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(false);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * A port that nobody holds at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = address !== null && typeof address === 'object' ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}
