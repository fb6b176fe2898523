import { createServer } from 'node:net';

const usualPort = 4173;

/**
 * Reads the PORT variable; none means the project's usual port.
 * @param {string | undefined} text
 * @returns {number}
 */
export function portFrom(text) {
  const port = text ? Number(text) : usualPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is "${text}". It must be a whole number from 0 to 65535.`);
  return port;
}

/**
 * @param {number} port
 * @returns {string}
 */
export const portTakenSentence = (port) =>
  `Port ${port} is in use. Stop what is using it, or choose another one, for example PORT=${port + 1} npm start.`;

/**
 * Whether a server could listen on this port now.
 * @param {number} port
 * @param {string} [host]
 */
export const portIsFree = async (port, host = '127.0.0.1') => (await heldFor(port, host)) !== undefined;

/** A port that nobody holds at this moment. */
export const freePort = async () => (await heldFor(0, '127.0.0.1')) ?? 0;

/**
 * Holds a port for a moment, any that is free for 0.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>} undefined when somebody else holds it
 */
function heldFor(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
