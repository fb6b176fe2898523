export { default as messageWords } from 'content:message-words';
