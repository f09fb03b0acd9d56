import { profile as profiles } from '@portal/sdk/main'
import { useTranslation } from 'react-i18next'
import { useAction, useFamily } from '@portal/sdk/react'
import { Avatar, Button, Card, DescriptionList, Form, Inline, Stack, TextField, toast } from '@portal/ui-kit'
import { DraftArea } from '#patterns/drafts/draft-area.tsx'
import { useDraft } from '#patterns/drafts/use-draft.ts'
import { textOf } from '#patterns/form-values.ts'
import { useDepartmentName } from '#patterns/use-department-name.ts'
import { useForm } from '#patterns/use-form.ts'
import type { ProfileProps } from './use-profile.ts'

const facts = [
  'displayName',
  'username',
  'email',
  'jobTitle',
  'department',
  'workCenter',
  'userRole',
] as const

interface AboutCardProps extends Pick<ProfileProps, 'profile'> {
  /** The URL parameter that may change while the form stays. */
  tabParam: string
}

/** The person's data, and their status line. */
export function AboutCard({ profile, tabParam }: AboutCardProps) {
  const { t } = useTranslation(['profile', 'general'])
  const departmentName = useDepartmentName()
  const patch = useAction(useFamily(profiles).patch)
  const draft = useDraft('profile.about')
  const save = useForm({
    action: (values) => patch({ about: textOf(values.about) }),
    onDone: () => {
      draft.settle()
      toast({ tone: 'success', title: t('general:done.saved') })
    },
  })
  return (
    <Card title={t('data.title')} description={t('data.text')}>
      <Stack space="xl">
        <Inline>
          <Avatar
            name={profile.displayName}
            size="lg"
            isDecorative
            {...(profile.photoURL ? { src: profile.photoURL } : {})}
          />
          <strong>{profile.displayName}</strong>
        </Inline>
        <DescriptionList
          layout="grid"
          items={facts.map((fact) => ({
            term: t(`data.${fact}`),
            value:
              fact === 'department' && profile.department !== null
                ? departmentName(profile.department)
                : profile[fact],
          }))}
        />
        <DraftArea draft={draft} ignore={tabParam}>
          <Form aria-label={t('data.about')} hideSummary isAside {...save.form}>
            <Stack space="lg">
              <TextField
                name="about"
                label={t('data.about')}
                description={t('data.aboutHelp')}
                maxLength={200}
                defaultValue={profile.about}
              />
              <Inline justify="end">
                <Button type="submit" tone="primary" isPending={save.isPending}>
                  {t('general:actions.save')}
                </Button>
              </Inline>
            </Stack>
          </Form>
        </DraftArea>
      </Stack>
    </Card>
  )
}
