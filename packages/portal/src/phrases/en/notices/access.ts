import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const access = {
  origin: 'Access',
  requested: {
    kind: 'Somebody requests access',
    title: '{{person}} requests access',
    text: 'Permission: {{permission}}',
  },
  decided: {
    kind: 'My access request is decided',
    title: 'Your access request has been decided',
    text: 'Permission: {{permission}}',
  },
  granted: {
    kind: 'A permission is granted to me',
    title: 'You have been granted a permission',
    text: '{{permission}}. Granted by {{person}}.',
  },
  revoked: {
    kind: 'One of my permissions is withdrawn',
    title: 'One of your permissions has been withdrawn',
    text: '{{permission}}. Reason: {{reason}}',
  },
  secondFactorReset: {
    kind: 'My two-step verification is reset',
    title: 'Your two-step verification has been reset',
    text: 'If you did not ask for this, tell your administrator.',
  },
} satisfies NoticeWordsOf<'access'>
