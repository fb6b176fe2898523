export { default as faqs } from 'content:faqs';
