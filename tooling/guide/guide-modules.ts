/** What commands load of the guide, by its path from the root: the entry of the bundle that a build leaves for them. */
export const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  '/src/guide/machine/site-knowledge.ts': () => import('#src/guide/machine/site-knowledge.ts'),
  '/tooling/guide/reply-to.ts': () => import('#tooling/guide/reply-to.ts'),
  '/src/guide/answers/respond.ts': () => import('#src/guide/answers/respond.ts'),
  '/tooling/guide/run-conversation.ts': () => import('#tooling/guide/run-conversation.ts'),
  '/src/guide/machine/guide-forms.ts': () => import('#src/guide/machine/guide-forms.ts'),
  '/src/forms/form-state.ts': () => import('#src/forms/form-state.ts'),
  'content:passage-chunks': () => import('content:passage-chunks'),
};
