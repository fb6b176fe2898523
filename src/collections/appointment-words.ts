import content from 'content:appointment-words';
import type { AppointmentWords } from './types.ts';

export const appointmentWords: AppointmentWords = content;
