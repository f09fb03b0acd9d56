// What notices say. Joined by `pnpm codegen`; the order of lines means nothing.
import { absences } from '#phrases/fr/notices/absences.ts'
import { access } from '#phrases/fr/notices/access.ts'
import { adaptations } from '#phrases/fr/notices/adaptations.ts'
import { agents } from '#phrases/fr/notices/agents.ts'
import { approvals } from '#phrases/fr/notices/approvals.ts'
import { blacklists } from '#phrases/fr/notices/blacklists.ts'
import { clock } from '#phrases/fr/notices/clock.ts'
import { incidents } from '#phrases/fr/notices/incidents.ts'
import { loads } from '#phrases/fr/notices/loads.ts'
import { mailboxes } from '#phrases/fr/notices/mailboxes.ts'
import { openings } from '#phrases/fr/notices/openings.ts'
import { payslips } from '#phrases/fr/notices/payslips.ts'
import { reports } from '#phrases/fr/notices/reports.ts'
import { tasks } from '#phrases/fr/notices/tasks.ts'
import { telework } from '#phrases/fr/notices/telework.ts'
import { ticketWebhooks } from '#phrases/fr/notices/ticketWebhooks.ts'
import { tickets } from '#phrases/fr/notices/tickets.ts'
import { vacations } from '#phrases/fr/notices/vacations.ts'

export const notices = {
  absences,
  access,
  adaptations,
  agents,
  approvals,
  blacklists,
  clock,
  incidents,
  loads,
  mailboxes,
  openings,
  payslips,
  reports,
  tasks,
  telework,
  ticketWebhooks,
  tickets,
  vacations,
}
