// What notices say. Joined by `pnpm codegen`; the order of lines means nothing.
import { absences } from '#phrases/en/notices/absences.ts'
import { access } from '#phrases/en/notices/access.ts'
import { adaptations } from '#phrases/en/notices/adaptations.ts'
import { agents } from '#phrases/en/notices/agents.ts'
import { approvals } from '#phrases/en/notices/approvals.ts'
import { blacklists } from '#phrases/en/notices/blacklists.ts'
import { clock } from '#phrases/en/notices/clock.ts'
import { incidents } from '#phrases/en/notices/incidents.ts'
import { loads } from '#phrases/en/notices/loads.ts'
import { mailboxes } from '#phrases/en/notices/mailboxes.ts'
import { openings } from '#phrases/en/notices/openings.ts'
import { payslips } from '#phrases/en/notices/payslips.ts'
import { reports } from '#phrases/en/notices/reports.ts'
import { tasks } from '#phrases/en/notices/tasks.ts'
import { telework } from '#phrases/en/notices/telework.ts'
import { ticketWebhooks } from '#phrases/en/notices/ticketWebhooks.ts'
import { tickets } from '#phrases/en/notices/tickets.ts'
import { vacations } from '#phrases/en/notices/vacations.ts'

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
