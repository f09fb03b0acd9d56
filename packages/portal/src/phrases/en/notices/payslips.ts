import type { NoticeWordsOf } from '#phrases/notice-words.ts'

export const payslips = {
  origin: 'Payslips',
  published: {
    kind: 'My payslip is published',
    title: 'Your payslip of {{month}} is available',
    text: 'With the summary of hours of the month',
  },
  due: {
    kind: 'I am reminded to download my payslip',
    title: 'You have not downloaded your payslip of {{month}}',
    text: 'Download it when you can',
  },
} satisfies NoticeWordsOf<'payslips'>
