export { default as guideWords } from 'content:guide-words';
