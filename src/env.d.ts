interface ImportMetaEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY: string | undefined;
  readonly VITE_EMAILJS_SERVICE_ID: string | undefined;
  readonly VITE_EMAILJS_CONTACT_TEMPLATE_ID: string | undefined;
  readonly VITE_EMAILJS_APPOINTMENT_TEMPLATE_ID: string | undefined;
}
