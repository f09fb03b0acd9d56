import { useState } from 'react'
import type { Template, TemplateInput } from '@portal/sdk'
import { templates } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { isStale } from '#patterns/resource-screen/stale.ts'

/** Makes a format, or changes it as it was read: what somebody else wrote meanwhile is kept beside, to be shown. */
export function useTemplateSave(template: Template | undefined) {
  const family = useFamily(templates)
  const [clash, setClash] = useState<{ mine: TemplateInput; theirs: Template }>()
  const save = async (mine: TemplateInput): Promise<Template> => {
    if (template === undefined) return family.create(mine)
    try {
      return await family.update(template.id, { ...mine, version: (clash?.theirs ?? template).version })
    } catch (error) {
      if (isStale(error)) setClash({ mine, theirs: await family.show(template.id) })
      throw error
    }
  }
  return { clash, save }
}
