import { demoId } from './random.ts'

/** The plan whose fortnight is full, with a waiting list. */
export const waitingList = 'Telenova: ventas y soporte'
/** The plan of a group, which is also its name. */
export const groupPlan = 'Brigada de emergencias'

export const planId = (name: string): string => demoId('vacation plan', name)
