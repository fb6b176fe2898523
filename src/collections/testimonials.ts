export { default as testimonials } from 'content:testimonials';
