// What notices say. Joined by `pnpm codegen`; the order of lines means nothing.
import { absences } from '#phrases/es/notices/absences.ts'
import { access } from '#phrases/es/notices/access.ts'
import { adaptations } from '#phrases/es/notices/adaptations.ts'
import { agents } from '#phrases/es/notices/agents.ts'
import { approvals } from '#phrases/es/notices/approvals.ts'
import { blacklists } from '#phrases/es/notices/blacklists.ts'
import { clock } from '#phrases/es/notices/clock.ts'
import { incidents } from '#phrases/es/notices/incidents.ts'
import { loads } from '#phrases/es/notices/loads.ts'
import { mailboxes } from '#phrases/es/notices/mailboxes.ts'
import { openings } from '#phrases/es/notices/openings.ts'
import { payslips } from '#phrases/es/notices/payslips.ts'
import { reports } from '#phrases/es/notices/reports.ts'
import { tasks } from '#phrases/es/notices/tasks.ts'
import { telework } from '#phrases/es/notices/telework.ts'
import { ticketWebhooks } from '#phrases/es/notices/ticketWebhooks.ts'
import { tickets } from '#phrases/es/notices/tickets.ts'
import { vacations } from '#phrases/es/notices/vacations.ts'

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
