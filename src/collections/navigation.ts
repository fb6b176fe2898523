export { default as categoryNames } from 'content:navigation';
