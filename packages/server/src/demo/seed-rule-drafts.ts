import { sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { dayOf, daysAfter } from '#db/day.ts'

const agreement = 'III Convenio estatal de contact center'

/** The next year's rules of the agreement, written but not published: of the working day, and of vacation. */
export async function seedRuleDrafts(db: Db, now: Date): Promise<void> {
  const at = new Date(`${daysAfter(dayOf(now), -6)}T09:30:00Z`)
  const validFrom = `${Number(dayOf(now).slice(0, 4)) + 1}-01-01`
  await sql`
    insert into time_rules (id, agreement, name, valid_from, state, rules, examples, source, review, created_at, updated_at)
    select md5('time rules draft')::uuid, r.agreement, 'Contact center: menos tolerancia al entrar', ${validFrom}::date, 'draft',
      jsonb_set(r.rules, '{limits,late,minutes}', '5'), r.examples, 'Propuesta de la comisión paritaria', true, ${at}, ${at}
    from time_rules r where r.agreement = ${agreement} and r.state = 'published' order by r.valid_from desc limit 1`.execute(
    db,
  )
  await sql`
    insert into vacation_policies (id, agreement, name, valid_from, state, rules, examples, source, review, created_at, updated_at)
    select md5('vacation policy draft')::uuid, p.agreement, 'Contact center: arrastre hasta marzo', ${validFrom}::date, 'draft',
      jsonb_set(p.rules, '{carryOverUntil}', '"03-31"'), p.examples, 'Propuesta de la comisión paritaria', true, ${at}, ${at}
    from vacation_policies p where p.agreement = ${agreement} and p.state = 'published' order by p.valid_from desc limit 1`.execute(
    db,
  )
}
