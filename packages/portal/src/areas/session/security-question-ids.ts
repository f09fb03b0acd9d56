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

/** All questions of the contract; a missing one does not compile. */
export const securityQuestionIds: readonly SecurityQuestionId[] = Object.keys(all).filter(isSecurityQuestion)

/** Whether a text names a question of the list. */
export function isSecurityQuestion(text: string): text is SecurityQuestionId {
  return Object.hasOwn(all, text)
}
