import type { MailWords } from './letters.ts'

export const en: MailWords = {
  greeting: 'Hello {{name}},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  closing: 'This message was sent automatically; please do not reply to it.',
  letters: {
    recovery: {
      subject: 'Reset your portal password',
      lines: [
        'We received a request to reset the password of your account “{{username}}”.',
        'The link works once and expires after {{minutes}} minutes.',
        'If you did not ask for this, do nothing: your password stays as it is.',
      ],
      action: 'Choose a new password',
    },
    invitation: {
      subject: 'Your portal account',
      lines: [
        'An account on the portal has been created for you. Your username is “{{username}}”.',
        'Choose your password with this link: it works once and expires after {{days}} days.',
        'If you were not expecting this, ask your administrator.',
      ],
      action: 'Choose my password',
    },
    passwordReset: {
      subject: 'Choose a new portal password',
      lines: [
        'An administrator has invalidated the password of your account “{{username}}” and ended your sessions.',
        'Choose a new one with this link: it works once and expires after {{hours}} hours.',
        'If you were not expecting this, ask your administrator.',
      ],
      action: 'Choose a new password',
    },
    passwordChanged: {
      subject: 'Your portal password has changed',
      lines: [
        'The password of your account “{{username}}” has just been changed, and your other sessions have been ended.',
        'If this was not you, reset it right away and tell your administrator.',
      ],
      action: 'Reset the password',
    },
    registration: {
      subject: 'Confirm your portal account',
      lines: [
        'Somebody requested a portal account with this email address.',
        'The link works once and expires after {{minutes}} minutes.',
        'If this was not you, do nothing: no account will be created.',
      ],
      action: 'Confirm the account',
    },
    accountExists: {
      subject: 'You already have a portal account',
      lines: [
        'Somebody requested a portal account with this email address, which already belongs to your account “{{username}}”.',
        'If it was you and you have forgotten the password, you can reset it. Otherwise do nothing: nothing has changed.',
      ],
      action: 'Reset the password',
    },
    signInSlowed: {
      subject: 'Too many attempts to sign in to your account',
      lines: [
        'There were several attempts in a row to sign in to the portal as “{{username}}” with a wrong password or code. Access from that network has been temporarily locked.',
        'If this was not you, change your password and tell your administrator.',
      ],
      action: 'Open the portal',
    },
    questionsChanged: {
      subject: 'Your portal security questions have changed',
      lines: [
        'The security questions of your account “{{username}}” have just been changed.',
        'If this was not you, change your password and tell your administrator.',
      ],
      action: 'Open the portal',
    },
  },
}
