// Generated from specs/ by `pnpm codegen`. Never edited by hand.
import type { LoadSourcesPaths } from './loads/load-sources.ts'
import type { LoadsPaths } from './loads/loads.ts'
import type { RecordsFilePaths } from './loads/records-file.ts'
import type { RejectedRowsPaths } from './loads/rejected-rows.ts'
import type { TemplatesPaths } from './loads/templates.ts'
import type { UploadsPaths } from './loads/uploads.ts'
import type { AnalyticCodesPaths } from './projects/analytic-codes.ts'
import type { CampaignsPaths } from './projects/campaigns.ts'
import type { OperatingCodesPaths } from './projects/operating-codes.ts'
import type { ProjectAssignmentsPaths } from './projects/project-assignments.ts'
import type { ProjectsPaths } from './projects/projects.ts'
import type { ServiceCodesPaths } from './projects/service-codes.ts'
import type { SkillAssignmentsPaths } from './projects/skill-assignments.ts'
import type { SkillGroupsPaths } from './projects/skill-groups.ts'
import type { SkillsPaths } from './projects/skills.ts'
import type { SubcampaignsPaths } from './projects/subcampaigns.ts'
import type { SynchronizationPaths } from './projects/synchronization.ts'
import type { ClockRecountsPaths } from './tickets/clock-recounts.ts'
import type { FieldsPaths } from './tickets/fields.ts'
import type { FinalStatesPaths } from './tickets/final-states.ts'
import type { MailboxesPaths } from './tickets/mailboxes.ts'
import type { OpeningPlansPaths } from './tickets/opening-plans.ts'
import type { OpeningsPaths } from './tickets/openings.ts'
import type { PrioritiesPaths } from './tickets/priorities.ts'
import type { ServiceHoursPaths } from './tickets/service-hours.ts'
import type { TagsPaths } from './tickets/tags.ts'
import type { TicketBatchesPaths } from './tickets/ticket-batches.ts'
import type { TicketDeskPaths } from './tickets/ticket-desk.ts'
import type { TicketEntriesPaths } from './tickets/ticket-entries.ts'
import type { TicketFilesPaths } from './tickets/ticket-files.ts'
import type { TicketMacrosPaths } from './tickets/ticket-macros.ts'
import type { TicketSkipsPaths } from './tickets/ticket-skips.ts'
import type { TicketWebhooksPaths } from './tickets/ticket-webhooks.ts'
import type { TicketsPaths } from './tickets/tickets.ts'
import type { WorkflowsPaths } from './tickets/workflows.ts'

/** The paths of laia. */
export interface LaiaPaths extends LoadSourcesPaths {}
export interface LaiaPaths extends LoadsPaths {}
export interface LaiaPaths extends RecordsFilePaths {}
export interface LaiaPaths extends RejectedRowsPaths {}
export interface LaiaPaths extends TemplatesPaths {}
export interface LaiaPaths extends UploadsPaths {}
export interface LaiaPaths extends AnalyticCodesPaths {}
export interface LaiaPaths extends CampaignsPaths {}
export interface LaiaPaths extends OperatingCodesPaths {}
export interface LaiaPaths extends ProjectAssignmentsPaths {}
export interface LaiaPaths extends ProjectsPaths {}
export interface LaiaPaths extends ServiceCodesPaths {}
export interface LaiaPaths extends SkillAssignmentsPaths {}
export interface LaiaPaths extends SkillGroupsPaths {}
export interface LaiaPaths extends SkillsPaths {}
export interface LaiaPaths extends SubcampaignsPaths {}
export interface LaiaPaths extends SynchronizationPaths {}
export interface LaiaPaths extends ClockRecountsPaths {}
export interface LaiaPaths extends FieldsPaths {}
export interface LaiaPaths extends FinalStatesPaths {}
export interface LaiaPaths extends MailboxesPaths {}
export interface LaiaPaths extends OpeningPlansPaths {}
export interface LaiaPaths extends OpeningsPaths {}
export interface LaiaPaths extends PrioritiesPaths {}
export interface LaiaPaths extends ServiceHoursPaths {}
export interface LaiaPaths extends TagsPaths {}
export interface LaiaPaths extends TicketBatchesPaths {}
export interface LaiaPaths extends TicketDeskPaths {}
export interface LaiaPaths extends TicketEntriesPaths {}
export interface LaiaPaths extends TicketFilesPaths {}
export interface LaiaPaths extends TicketMacrosPaths {}
export interface LaiaPaths extends TicketSkipsPaths {}
export interface LaiaPaths extends TicketWebhooksPaths {}
export interface LaiaPaths extends TicketsPaths {}
export interface LaiaPaths extends WorkflowsPaths {}
