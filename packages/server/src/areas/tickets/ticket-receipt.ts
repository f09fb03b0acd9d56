import type { PdfDocument } from '@portal/pdf'
import type { Context } from '#contract/handlers.ts'
import { clockIn, companyZone, dayIn } from '#db/zoned-day.ts'
import { receiptWords } from './receipt-words.ts'

const at = (instant: Date) => `${dayIn(instant, companyZone)} ${clockIn(instant, companyZone)}`

type Receipted = {
  key: string
  number: number
  subject: string
  requesterName: string
  requesterAddress: string | null
  channel: keyof (typeof receiptWords)['es']['channels']
  language: string
  createdAt: Date
}

/**
 * The receipt for a client's request (Ley 10/2025 art. 12): the identifying key, the request, its time and channel,
 * and the deadline; in the language of the request.
 */
export function receiptOf(
  ticket: Receipted,
  clocks: readonly { kind: string; dueAt: Date }[],
  { clock, settings }: Pick<Context, 'clock' | 'settings'>,
): PdfDocument {
  const language = isKnown(ticket.language) ? ticket.language : 'es'
  const words = receiptWords[language]
  const due = clocks.find(({ kind }) => kind === 'legal') ?? clocks.find(({ kind }) => kind === 'solution')
  return {
    ...{ title: words.title, language, created: clock.now() },
    footer: `${settings.companyName ?? '—'} · ${ticket.key}`,
    pageOf: (page, pages) => `${page} / ${pages}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.company, settings.companyName ?? '—'],
          [words.key, ticket.key],
          [words.number, String(ticket.number)],
          [words.requester, ticket.requesterName],
          [words.address, ticket.requesterAddress ?? '—'],
          [words.subject, ticket.subject],
          [words.channel, words.channels[ticket.channel]],
          [words.receivedAt, at(ticket.createdAt)],
          [words.answerBy, due === undefined ? '—' : at(due.dueAt)],
        ],
      },
      { kind: 'paragraph', text: words.keep },
    ],
  }
}

const isKnown = (language: string): language is keyof typeof receiptWords =>
  Object.hasOwn(receiptWords, language)
