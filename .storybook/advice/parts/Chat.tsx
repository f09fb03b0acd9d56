import type { Advice } from '../advice.ts'

export const advice: Advice = {
  do: [
    'Send with Enter; keep failed messages, and mark them as failed.',
    'Show where the new messages begin.',
  ],
  dont: ['Scroll away from the message being read.', 'Use it for notices: those are NotificationList.'],
}
