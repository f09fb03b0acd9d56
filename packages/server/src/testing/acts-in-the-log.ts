import type { OperationId } from '#contract/handlers.ts'

type Reasons = Partial<Record<OperationId, string>>

/** Operations that are no reads and leave no event of their own name, each with why. */
export const silentActs: Reasons = {
  'applications.import': 'each row is a create or an update',
  'absenceTypes.import': 'each row is a create or an update',
  'breakTypes.import': 'each row is a create or an update',
  'coordinatorAssignments.import': 'each row is an assignment',
  'coordinatorAssignments.preview': 'says what would happen',
  'countries.import': 'each row is a create or an update',
  'employeeGroupMembers.import': 'each row is an assignment',
  'employeeGroups.import': 'each row is a create or an update',
  'employeeGroupMembers.preview': 'says what would happen',
  'events.ticket': 'opens a stream',
  'incidents.bulk': 'each incident is an act of its own',
  'incidents.import': 'each row is a create, and an assign where it names somebody',
  'finalStates.import': 'each row is a create or an update',
  'fields.import': 'each row is a create or an update',
  'logs.revert': 'sends a request to the family of the row, which is audited there',
  'notificationPreferences.update': 'what one wants to be told is one’s own',
  'notifications.destroy': 'one’s own inbox',
  'notifications.read': 'one’s own inbox',
  'priorities.import': 'each row is a create or an update',
  'projectAssignments.import': 'each row is an assignment',
  'quietHours.update': 'when one wants to be left alone is one’s own',
  'recovery.preview': 'says what would happen',
  'registration.create': 'nobody is there before registration.confirm',
  'roles.preview': 'says what would happen',
  'secondFactor.create': 'nothing counts before secondFactor.confirm',
  'session.authenticate': 'a sign-in: session.login',
  'session.keepAlive': 'a sign of life',
  'session.loginWithToken': 'a sign-in: session.login',
  'session.previewToken': 'says what would happen',
  'session.refresh': 'a new token of the same session; a stolen one is audited as session.reuse',
  'skillAssignments.import': 'each row is an assignment',
  'starredPages.update': 'the pages one keeps at hand are one’s own',
  'tags.import': 'each row is a create or an update',
  'analyticCodes.import': 'each row is a create or an update',
  'links.import': 'each row is a create or an update',
  'operatingCodes.import': 'each row is a create or an update',
  'projects.import': 'each row is a create or an update',
  'serviceCodes.import': 'each row is a create or an update',
  'subcampaigns.import': 'each row is a create or an update',
  'undeliveredMails.resendAll': 'each mail is a resend',
  'users.bulk': 'each person is an act of their own',
  'roles.import': 'each row is a create or an update',
  'users.import': 'each row is a create or an update',
  'workflows.import': 'each workflow that it draws is a create or an update',
  'workflows.simulate': 'says what would happen',
}

/** Acts that are about no one row, each with why. */
export const actsOnNoRow: Reasons = {
  'configuration.import': 'each row it writes is an event of its own; this one counts them',
  'session.confirm': 'the session says whose it is',
  'session.login': 'the session says whose it is',
}

/** Acts of which there are no values before and after, each with why. */
export const actsWithoutValues: Reasons = {
  'employees.reveal': 'what was read stays as it is',
  'exchangeTokens.create': 'a secret',
  'onlineAgents.message': 'said to one person',
  'passwords.update': 'a secret',
  'recovery.answer': 'a secret',
  'recovery.request': 'a secret',
  'recovery.reset': 'a secret',
  'registration.confirm': 'the account is the person',
  'secondFactor.confirm': 'a secret',
  'secondFactor.destroy': 'a secret',
  'secondFactor.renewCodes': 'a secret',
  'securityQuestions.update': 'a secret',
  'session.logout': 'nothing changes but that the session is over',
  'sessions.destroy': 'the detail says which sessions ended',
  'sessions.destroyOthers': 'the detail says which sessions ended',
  'users.endSessions': 'the detail says which sessions ended',
  'users.resetPassword': 'a secret',
  'users.unlock': 'what is forgotten are failed tries',
  'viewAs.create': 'nothing changes but who looks',
  'viewAs.destroy': 'nothing changes but who looks',
}

/** Acts that the walk through all operations may only see refused: their own tests do them. */
export const actsShownElsewhere: Reasons = {
  'loads.stop': 'loads.test',
  'passwords.bootstrap': 'passwords.test',
  'synchronization.cancel': 'the run may be over',
  'synchronization.restart': 'the run may be over',
  'synchronization.runCampaign': 'another run may be under way',
  'synchronization.runUsers': 'another run may be under way',
  'undeliveredMails.destroy': 'undelivered-mails.test',
  'undeliveredMails.resend': 'undelivered-mails.test',
  'users.resetSecondFactor': 'users-acts.test',
}
