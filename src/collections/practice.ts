export { default as practice } from 'content:practice';
