import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const access = {
  origin: 'Zugriff',
  requested: {
    kind: 'Jemand beantragt Zugriff',
    title: '{{person}} beantragt Zugriff',
    text: 'Berechtigung: {{permission}}',
  },
  decided: {
    kind: 'Über meinen Zugriffsantrag wird entschieden',
    title: 'Über Ihren Zugriffsantrag wurde entschieden',
    text: 'Berechtigung: {{permission}}',
  },
  granted: {
    kind: 'Mir wird eine Berechtigung erteilt',
    title: 'Ihnen wurde eine Berechtigung erteilt',
    text: '{{permission}}. Erteilt von {{person}}.',
  },
  revoked: {
    kind: 'Mir wird eine Berechtigung entzogen',
    title: 'Eine Berechtigung wurde Ihnen entzogen',
    text: '{{permission}}. Grund: {{reason}}',
  },
  secondFactorReset: {
    kind: 'Meine Bestätigung in zwei Schritten wird zurückgesetzt',
    title: 'Ihre Bestätigung in zwei Schritten wurde zurückgesetzt',
    text: 'Wenn Sie das nicht veranlasst haben, informieren Sie Ihre Administration.',
  },
} satisfies NoticeWordsOf<'access'>
