// What notices say. Joined by `pnpm codegen`; the order of lines means nothing.
import { absences } from '#phrases/de/notices/absences.ts'
import { access } from '#phrases/de/notices/access.ts'
import { adaptations } from '#phrases/de/notices/adaptations.ts'
import { agents } from '#phrases/de/notices/agents.ts'
import { approvals } from '#phrases/de/notices/approvals.ts'
import { blacklists } from '#phrases/de/notices/blacklists.ts'
import { clock } from '#phrases/de/notices/clock.ts'
import { incidents } from '#phrases/de/notices/incidents.ts'
import { loads } from '#phrases/de/notices/loads.ts'
import { mailboxes } from '#phrases/de/notices/mailboxes.ts'
import { openings } from '#phrases/de/notices/openings.ts'
import { payslips } from '#phrases/de/notices/payslips.ts'
import { reports } from '#phrases/de/notices/reports.ts'
import { tasks } from '#phrases/de/notices/tasks.ts'
import { telework } from '#phrases/de/notices/telework.ts'
import { ticketWebhooks } from '#phrases/de/notices/ticketWebhooks.ts'
import { tickets } from '#phrases/de/notices/tickets.ts'
import { vacations } from '#phrases/de/notices/vacations.ts'

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
