import type { MailWords } from './letters.ts'
import { payroll } from './payroll/en.ts'
import { timeOff } from './time-off/en.ts'

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
    loadCompleted: {
      subject: 'The load “{{load}}” has finished',
      lines: ['The load “{{load}}” has finished. Rows read: {{records}}. Rejected: {{errors}}.'],
      action: 'View the load',
    },
    loadFailed: {
      subject: 'The load “{{load}}” has failed',
      lines: ['The load “{{load}}” has failed. Its page shows the reason and how to go on.'],
      action: 'View the load',
    },
    ticketEscalated: {
      subject: 'The term of ticket {{number}} runs out',
      lines: ['Ticket {{number}}, “{{subject}}”, is due at {{at}}.'],
      action: 'See the ticket',
    },
    openingLate: {
      subject: '{{service}} has not been opened',
      lines: ['“{{service}}” was to open at {{at}}, and nobody has recorded it.'],
      action: 'See the opening',
    },
    loadUndone: {
      subject: 'The load “{{load}}” has been undone',
      lines: ['The load “{{load}}” has been undone. Records reversed: {{records}}. Kept: {{kept}}.'],
      action: 'View the load',
    },
    loadSourceFailed: {
      subject: 'The scheduled load “{{source}}” has failed',
      lines: ['The scheduled load “{{source}}” could not take “{{file}}”. Its page shows the reason.'],
      action: 'View the scheduled load',
    },
    blacklistRemovalAsked: {
      subject: '{{person}} asks for a removal from a blacklist',
      lines: ['{{person}} asks to remove “{{value}}” from a blacklist. Reason: {{reason}}.'],
      action: 'View the request',
    },
    blacklistRemovalDecided: {
      subject: 'Your request for a removal has been decided',
      lines: ['Your request to remove “{{value}}” from a blacklist has been decided.'],
      action: 'View the request',
    },
    accessRequested: {
      subject: '{{person}} requests access',
      lines: ['{{person}} requests the permission “{{permission}}”.'],
      action: 'View the request',
    },
    accessDecided: {
      subject: 'Your access request has been decided',
      lines: ['A decision has been made on your request for the permission “{{permission}}”.'],
      action: 'View the answer',
    },
    accessGranted: {
      subject: 'You have been granted a permission',
      lines: ['{{person}} has granted you the permission “{{permission}}”.'],
      action: 'View your profile',
    },
    accessRevoked: {
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
    agentMessage: {
      subject: '{{person}} has written to you',
      lines: ['{{person}} has written to you in the portal: “{{text}}”.'],
      action: 'Open the portal',
    },
    agentMoved: {
      subject: '{{person}} has changed your state',
      lines: ['{{person}} has changed your state as an agent. Reason: {{reason}}.'],
      action: 'Open the portal',
    },
    agentStopped: {
      subject: '{{person}} has ended your session',
      lines: ['{{person}} has ended your session on all your devices. Reason: {{reason}}.'],
      action: 'Open the portal',
    },
    breakDue: {
      subject: 'Your break is due: {{breakType}}',
      lines: ['You can take your break “{{breakType}}” now. It lasts {{minutes}} minutes.'],
      action: 'Open the portal',
    },
    breakTurn: {
      subject: 'It is your turn for a break: {{breakType}}',
      lines: [
        'You have {{minutes}} minutes to start your break “{{breakType}}”; then it goes to the next in line.',
      ],
      action: 'Open the portal',
    },
    incidentAssigned: {
      subject: '{{person}} assigned an incident to you',
      lines: ['{{person}} assigned the incident “{{incident}}” to you.'],
      action: 'View the incident',
    },
    incidentAnswered: {
      subject: '{{person}} wrote in an incident',
      lines: ['{{person}} wrote in the incident “{{incident}}”.'],
      action: 'View the incident',
    },
    incidentResolved: {
      subject: '{{person}} resolved your incident',
      lines: ['{{person}} resolved the incident “{{incident}}”.'],
      action: 'View the incident',
    },
    incidentJustified: {
      subject: 'Your time has been justified because of an incident',
      lines: ['The time in which the incident “{{incident}}” kept you from working counts as justified.'],
      action: 'Open the portal',
    },
    correctionAsked: {
      subject: 'A correction of a clock entry awaits you',
      lines: ['{{person}} asks to correct a clock entry of {{date}}. Nothing changes until you decide.'],
      action: 'See the correction',
    },
    corrected: {
      subject: 'A clock entry has been corrected',
      lines: [
        '{{person}} has corrected a clock entry of {{date}}. By the rules of that day one signature is enough: it is in force.',
      ],
      action: 'See the correction',
    },
    correctionDecided: {
      subject: 'Your correction was answered',
      lines: ['{{person}} has answered the correction of the clock entry of {{date}}.'],
      action: 'See the correction',
    },
    packageReady: {
      subject: 'Your package of the time record is ready',
      lines: [
        'The package of the time record from {{from}} to {{until}} is ready. You can download it for seven days.',
      ],
      action: 'Download the package',
    },
    recordGranted: {
      subject: 'You can read a time record',
      lines: [
        '{{person}} has given you read-only access to the time record from {{from}} to {{until}}. Each reading is written down.',
      ],
      action: 'Open the record',
    },
    monthSummary: {
      subject: 'Your summary of hours of {{month}}',
      lines: [
        'Hours of {{month}}: {{ordinary}} ordinary, {{complementary}} complementary and {{extra}} overtime. Check them and confirm the month.',
      ],
      action: 'Check the month',
    },
    dayIncidentJustified: {
      subject: 'An incident of a day was justified',
      lines: ['{{person}} has justified an incident of their day of {{date}}. It waits for your decision.'],
      action: 'See the day',
    },
    dayIncidentDecided: {
      subject: 'An incident of your day was decided on',
      lines: ['{{person}} has decided on an incident of your day of {{date}}.'],
      action: 'See the day',
    },
    monthReopened: {
      subject: 'Your month {{month}} was reopened',
      lines: [
        '{{person}} has reopened your month {{month}}: {{reason}}',
        'Confirm it again once it is right.',
      ],
      action: 'See the month',
    },
    reportReady: {
      subject: 'Your file “{{name}}” is ready',
      lines: ['The file of “{{name}}” is ready. You can download it for seven days.'],
      action: 'Download the file',
    },
    reportScheduled: {
      subject: 'Report “{{name}}”',
      lines: [
        'Your scheduled report “{{name}}” is ready. You can download it for seven days; for safety it is not attached.',
      ],
      action: 'Download the report',
    },
    reportFailed: {
      subject: '“{{name}}” could not be prepared',
      lines: ['The file of “{{name}}” could not be prepared. The list of files says why.'],
      action: 'See the files',
    },
    reportShared: {
      subject: '{{person}} shares a report with you',
      lines: [
        '{{person}} shares the definition “{{name}}” with you. You can open it or have it sent to you.',
      ],
      action: 'See the definitions',
    },
    ...timeOff,
    ...payroll,
  },
}
