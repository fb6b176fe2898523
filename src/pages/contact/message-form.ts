import { latePart } from '../late-part.tsx';

export const messageForm = latePart(async () => (await import('./MessageForm.tsx')).MessageForm);
