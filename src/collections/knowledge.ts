export { default as knowledge } from 'content:knowledge';
