import type { LettersOf } from '#mail/words/letters.ts'

export const access = {
  requested: {
    subject: '{{person}} requests access',
    lines: ['{{person}} requests the permission “{{permission}}”.'],
    action: 'View the request',
  },
  decided: {
    subject: 'Your access request has been decided',
    lines: ['A decision has been made on your request for the permission “{{permission}}”.'],
    action: 'View the answer',
  },
  granted: {
    subject: 'You have been granted a permission',
    lines: ['{{person}} has granted you the permission “{{permission}}”.'],
    action: 'View your profile',
  },
  revoked: {
    subject: 'One of your permissions has been withdrawn',
    lines: ['Your permission “{{permission}}” has been withdrawn. Reason: {{reason}}.'],
    action: 'View the request',
  },
  secondFactorReset: {
    subject: 'Your two-step verification has been reset',
    lines: [
      'An administrator has reset your two-step verification, and your sessions have been ended. If you did not ask for this, tell your administrator.',
    ],
    action: 'Open the portal',
  },
} satisfies LettersOf<'access'>
