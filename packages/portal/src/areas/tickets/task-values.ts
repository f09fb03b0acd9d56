import type { Task, TaskPriority, TaskState } from '@portal/sdk'
import type { Tone } from '@portal/ui-kit'

/** The open states, in the order of work. */
const openStates = ['open', 'in_progress', 'blocked'] as const satisfies readonly TaskState[]
export const taskStates = [...openStates, 'done', 'cancelled'] as const satisfies readonly TaskState[]
/** The columns of the board. */
export const boardStates = [...openStates, 'done'] as const satisfies readonly TaskState[]
export const taskPriorities = ['low', 'normal', 'high', 'urgent'] as const satisfies readonly TaskPriority[]

export const taskTones: Readonly<Record<TaskState, Tone>> = {
  ...{ open: 'neutral', in_progress: 'info', blocked: 'warning', done: 'success', cancelled: 'neutral' },
}
export const priorityTones: Readonly<Record<TaskPriority, Tone>> = {
  ...{ low: 'neutral', normal: 'neutral', high: 'warning', urgent: 'danger' },
}

/** Rules offered by name; any other is shown as written. */
export const repeats = {
  daily: 'FREQ=DAILY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  monthEnd: 'FREQ=MONTHLY;BYMONTHDAY=-1',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
  yearly: 'FREQ=YEARLY',
} as const

export type RepeatWord = keyof typeof repeats
const repeatWords = Object.keys(repeats) as readonly RepeatWord[]

/** The name of a rule; undefined if it has none. */
export const repeatOf = (rule: string): RepeatWord | undefined =>
  repeatWords.find((word) => repeats[word] === rule)

export const isOver = ({ state }: Pick<Task, 'state'>): boolean => state === 'done' || state === 'cancelled'
