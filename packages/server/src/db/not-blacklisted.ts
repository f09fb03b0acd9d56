import { type Expression, type RawBuilder, sql } from 'kysely'
import type { BlacklistChannel, BlacklistKind } from '@portal/sdk/contract'

/** The contact to check; without a campaign, campaign lists are ignored. */
export type Contact = {
  /** The channel. */
  channel: Exclude<BlacklistChannel, 'all'>
  /** The date, in UTC: an entry is valid until the end of its last day. */
  on: string | Expression<unknown>
  campaignId?: string | null | Expression<unknown>
  skillId?: string | null | Expression<unknown>
}

/**
 * The blacklist rule as an SQL condition: true if no entry in force blocks this value. It is an anti-join, so that a
 * million rows are checked in one pass. `value` is an expression in the normal form of its kind (`normalValue`).
 * Loads use it through `blacklistHits`; segments, activations, downloads and the serving of records use it, too. An
 * entry is in force if it was not removed, its last day has not passed, its list is active and applies (everywhere,
 * or in this campaign or skill), and it is for this channel or for all.
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

/** Whether entry `e` of list `b` blocks the contact. */
export function applies({ channel, on, campaignId = null, skillId = null }: Contact): RawBuilder<boolean> {
  return sql<boolean>`${inForce(on)} and e.channel in ('all', ${channel})
    and (b.layer <> 'campaign' or b.campaign_id = ${campaignId}::uuid or b.skill_id = ${skillId}::uuid)`
}

/** Whether entry `e` of list `b` is in force on a day. */
export const inForce = (on: Contact['on']): RawBuilder<boolean> =>
  sql<boolean>`e.removed_at is null and (e.expires_on is null or e.expires_on >= ${on}::date) and b.active`

/** The precedence of list `b`: corporate, external, campaign. The first matching entry decides. */
export const precedence = sql`array_position(array['corporate', 'external', 'campaign'], b.layer)`

/** Whether list `b` is outdated: its last import is too old, or there was none. */
export const isStale = (on: Contact['on']): RawBuilder<boolean> =>
  sql<boolean>`(b.layer = 'external' and b.ran_on is null or coalesce(b.stale_on <= ${on}::date, false))`
