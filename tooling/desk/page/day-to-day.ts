/** What is changed most often: what it is called, the file and the field where it stands. */
export const dayToDay: readonly { readonly words: string; readonly file: string; readonly field: string }[] = [
  { words: 'Phone, WhatsApp and mail', file: 'practice.yaml', field: 'phone' },
  { words: 'Opening hours', file: 'practice.yaml', field: 'hours' },
  { words: 'Days on which the office is closed', file: 'practice.yaml', field: 'closings' },
  { words: 'Times for appointments', file: 'practice.yaml', field: 'slots' },
  { words: 'Due dates of GST', file: 'law/gst.yaml', field: 'facts' },
  { words: 'Figures of income tax', file: 'law/income-tax.yaml', field: 'facts' },
  { words: 'Testimonials', file: 'testimonials.yaml', field: 'file' },
  { words: 'What is switched on', file: 'practice.yaml', field: 'switches' },
  { words: 'The home page', file: 'pages/home.yaml', field: 'file' },
  { words: 'The greeting of the guide', file: 'guide/wording.yaml', field: 'welcome' },
  { words: 'Other words for what the pages say', file: 'guide/language.yaml', field: 'synonyms' },
];
