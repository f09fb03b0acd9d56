// What notices say. Joined by `pnpm codegen`; the order of lines means nothing.
import { absences } from '#phrases/pt/notices/absences.ts'
import { access } from '#phrases/pt/notices/access.ts'
import { adaptations } from '#phrases/pt/notices/adaptations.ts'
import { agents } from '#phrases/pt/notices/agents.ts'
import { approvals } from '#phrases/pt/notices/approvals.ts'
import { blacklists } from '#phrases/pt/notices/blacklists.ts'
import { clock } from '#phrases/pt/notices/clock.ts'
import { incidents } from '#phrases/pt/notices/incidents.ts'
import { loads } from '#phrases/pt/notices/loads.ts'
import { mailboxes } from '#phrases/pt/notices/mailboxes.ts'
import { openings } from '#phrases/pt/notices/openings.ts'
import { payslips } from '#phrases/pt/notices/payslips.ts'
import { reports } from '#phrases/pt/notices/reports.ts'
import { tasks } from '#phrases/pt/notices/tasks.ts'
import { telework } from '#phrases/pt/notices/telework.ts'
import { ticketWebhooks } from '#phrases/pt/notices/ticketWebhooks.ts'
import { tickets } from '#phrases/pt/notices/tickets.ts'
import { vacations } from '#phrases/pt/notices/vacations.ts'

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
