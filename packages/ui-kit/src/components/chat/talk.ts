import type { ChatMessage, ChatPerson } from './chat-lines.ts'

export const colleagues: ChatPerson[] = [
  { id: 'me', name: 'Ana Ruiz' },
  { id: 'berta', name: 'Berta Soler', presence: 'online' },
]

const lines = [
  '¿Has visto la cola de la campaña de renovaciones?',
  'Sí, tenemos 34 llamadas en espera.',
  'Paso a dos agentes de soporte durante una hora.',
  'Perfecto. Aviso a coordinación y te digo algo en cuanto baje de diez.',
]

/** A conversation with this many messages, deterministic, ending on 21 November at 09:42. */
export const talk = (count: number, firstId = 0): ChatMessage[] =>
  Array.from({ length: count }, (_message, at) => ({
    id: `${firstId + at}`,
    authorId: Math.floor(at / 2) % 2 === 0 ? 'berta' : 'me',
    text: lines[at % lines.length] ?? '',
    at: new Date(Date.UTC(2026, 10, 21, 9, 42) - (count - 1 - at) * 7 * 60_000).toISOString(),
  }))

/** Messages of every kind. */
export const mixed: ChatMessage[] = [
  ...talk(6),
  { id: 'join', text: 'Carlos Gil se ha unido a la conversación.', at: '2026-11-21T09:43:00Z' },
  {
    id: 'file',
    authorId: 'berta',
    text: 'Te paso el informe de ayer.',
    at: '2026-11-21T09:44:00Z',
    attachments: [{ id: 'f', name: 'informe-2026-11-20.xlsx', bytes: 184_320, href: '/files/f' }],
  },
  { id: 'read', authorId: 'me', text: 'Recibido, gracias.', at: '2026-11-21T09:45:00Z', delivery: 'read' },
  { id: 'failed', authorId: 'me', text: 'Lo reviso ahora.', at: '2026-11-21T09:53:00Z', delivery: 'failed' },
  { id: 'sending', authorId: 'me', text: '¿Y el de hoy?', at: '2026-11-21T10:02:00Z', delivery: 'sending' },
]
