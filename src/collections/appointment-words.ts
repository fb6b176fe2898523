export { default as appointmentWords } from 'content:appointment-words';
