import { type Expression, type RawBuilder, sql } from 'kysely'
import type { BlacklistChannel, BlacklistKind } from '@portal/sdk/contract'

/** For what somebody is to be contacted: what is not said asks of no campaign's own list. */
export type Contact = {
  /** Through what. */
  channel: Exclude<BlacklistChannel, 'all'>
  /** The day, in UTC: an entry holds until the end of its last. */
  on: string | Expression<unknown>
  campaignId?: string | null | Expression<unknown>
  skillId?: string | null | Expression<unknown>
}

/**
 * The one rule of blacklists, as a condition of SQL: true where no entry in force keeps this value from being contacted. It is
 * an anti-join, so that a million rows are asked in one pass. `value` is an expression in the normal form of its kind
 * (`normalValue`). Loads use it by `blacklistHits`; segments, activations, downloads and whoever serves a record ask the same.
 *
 * An entry holds that was not removed, whose last day has not passed, whose list is in use and applies (everywhere, or in this
 * campaign or skill), and which is for this channel or for all.
 *
 * @example
 * db.selectFrom('contacts').where(notBlacklisted('phone', sql.ref('contacts.phone'), { channel: 'phone', on: '2026-11-28' }))
 */
export const notBlacklisted = (
  kind: BlacklistKind | Expression<unknown>,
  value: Expression<unknown>,
  contact: Contact,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from blacklist_entries e join blacklists b on b.id = e.blacklist_id
    where e.kind = ${kind} and e.value = ${value} collate "C" and ${applies(contact)})`

/** Whether entry `e` of list `b` keeps somebody from being contacted so. */
export function applies({ channel, on, campaignId = null, skillId = null }: Contact): RawBuilder<boolean> {
  return sql<boolean>`${inForce(on)} and e.channel in ('all', ${channel})
    and (b.layer <> 'campaign' or b.campaign_id = ${campaignId}::uuid or b.skill_id = ${skillId}::uuid)`
}

/** Whether entry `e` of list `b` holds on a day. */
export const inForce = (on: Contact['on']): RawBuilder<boolean> =>
  sql<boolean>`e.removed_at is null and (e.expires_on is null or e.expires_on >= ${on}::date) and b.active`

/** The place of list `b` in the order of precedence: corporate, external, campaign. Of several entries the first decides. */
export const precedence = sql`array_position(array['corporate', 'external', 'campaign'], b.layer)`

/** Whether list `b` is to be relied on no more: its last run is too long ago, or there was none. */
export const isStale = (on: Contact['on']): RawBuilder<boolean> =>
  sql<boolean>`(b.layer = 'external' and b.ran_on is null or coalesce(b.stale_on <= ${on}::date, false))`
