import type { SecurityQuestionId } from '@portal/sdk'

const all: Record<SecurityQuestionId, true> = {
  firstSchool: true,
  firstTeacher: true,
  childhoodStreet: true,
  childhoodFriend: true,
  childhoodHero: true,
  firstJob: true,
  firstJourney: true,
  firstConcert: true,
  favouriteBook: true,
  grandmotherTown: true,
}

/** The list to choose from; the compiler sees to it that none of the contract is missing. */
export const securityQuestionIds: readonly SecurityQuestionId[] = Object.keys(all).filter(isSecurityQuestion)

/** Whether a text names a question of the list. */
export function isSecurityQuestion(text: string): text is SecurityQuestionId {
  return Object.hasOwn(all, text)
}
