import {
  Checkbox,
  CheckboxGroup,
  DatePicker,
  NumberField,
  RadioGroup,
  Slider,
  Select,
  Switch,
  TextArea,
  TextField,
} from '@portal/ui-kit'
import type { Advice } from './advice.ts'

const places = [
  { id: 'office', label: 'At the office' },
  { id: 'home', label: 'At home' },
]

export const forms = {
  Form: {
    do: [
      'Let people send it at any time, and show what is missing at its field.',
      'Give the errors of the server by the path of the field: the focus goes to the first.',
      'Place the buttons under the last field, the main one last.',
    ],
    dont: ['Disable the button until all is filled in.', 'Ask again for what is known.'],
  },
  useFormAction: {
    do: [
      'Use it for every form that is sent: it keeps what was written when the server refuses or is silent.',
      'Tell it when the form is saved, so that leaving no longer asks.',
    ],
    dont: ['Keep a second copy of the values in state: the form holds them.'],
  },
  UnsavedPrompt: {
    do: ['Place it once in a form that takes longer than a minute to fill in.'],
    dont: ['Ask where nothing would be lost: people stop reading questions.'],
  },
  Restored: {
    do: ['Show it where something that was written before a reload stands in the form again.'],
    dont: ['Restore passwords or codes.', 'Restore without saying so.'],
  },
  TextField: {
    do: [
      'Put the label above and leave it there; use the description for the form that is expected.',
      'Make it as wide as what is written into it.',
      'Set autoComplete where the browser knows the answer.',
    ],
    dont: [
      'Say by a placeholder what the field is: it goes when one writes.',
      'Check while people still write.',
    ],
    example: {
      do: () => <TextField label="Telephone" description="Nine figures, such as 600111222" />,
      dont: () => <TextField label="Telephone" isLabelHidden placeholder="Telephone (nine figures)" />,
    },
  },
  PasswordField: {
    do: ['Let people paste and see it.', 'Say the rules before, not after they were broken.'],
    dont: ['Use it for what is no secret, such as a code in a message.', 'Ask for it twice.'],
  },
  NumberField: {
    do: ['Use it for amounts: it groups the figures as the reader’s language does.', 'Give it its bounds.'],
    dont: ['Use it for telephone numbers, postcodes or documents: those are TextFields.'],
    example: {
      do: () => <NumberField label="Minutes" defaultValue={30} minValue={1} maxValue={480} />,
      dont: () => <NumberField label="Postcode" defaultValue={28001} />,
    },
  },
  Slider: {
    do: [
      'Use it where each place brings something that is seen at once.',
      'Give it its bounds and its step.',
    ],
    dont: ['Use it for an exact figure: that is a NumberField.'],
    example: {
      do: () => <Slider label="Likeness" defaultValue={0.85} minValue={0.6} maxValue={1} step={0.01} />,
      dont: () => <Slider label="Postcode" defaultValue={28001} minValue={1000} maxValue={52999} />,
    },
  },
  TextArea: {
    do: ['Make it as high as the usual answer.', 'Say how much may be written.'],
    dont: ['Use it for one line: Enter must then send.'],
    example: {
      do: () => <TextArea label="Reason" description="Your team leader reads it." />,
      dont: () => <TextArea label="Name" />,
    },
  },
  Select: {
    do: ['Use it for some seven to twenty known options.', 'Order them as people look for them.'],
    dont: [
      'Use it for two or three: a RadioGroup shows them all.',
      'Use it for long lists: a ComboBox searches.',
    ],
    example: {
      do: () => <RadioGroup label="Where do you work?" options={places} />,
      dont: () => <Select label="Where do you work?" options={places} />,
    },
  },
  ComboBox: {
    do: [
      'Use it for lists that one would rather search than read.',
      'Tell options of the same name apart by a description.',
    ],
    dont: ['Let people write what is no option: that is a TextField.'],
  },
  MultiSelect: {
    do: ['Use it for up to a dozen of many; say the limit, if there is one, and why.'],
    dont: [
      'Use it for hundreds: a TransferList shows what is selected.',
      'Use it for seven: a CheckboxGroup.',
    ],
  },
  TagInput: {
    do: ['Use it for values that people know by heart or paste.', 'Say by the rule why one is refused.'],
    dont: ['Use it where the values are known: a MultiSelect offers them.'],
  },
  TransferList: {
    do: ['Use it to assign many of many: people to a campaign.', 'Describe options of the same name.'],
    dont: ['Put two of them beside each other.', 'Use it for fewer than twenty: a MultiSelect is quicker.'],
  },
  Checkbox: {
    do: ['Say what is true when it is ticked.', 'Let it take effect when the form is sent.'],
    dont: ['Say it by a no: “Do not send”.', 'Use it for what takes effect at once: that is a Switch.'],
    example: {
      do: () => <Checkbox label="Send me a summary each Monday" />,
      dont: () => <Checkbox label="Do not send me no summary" />,
    },
  },
  CheckboxGroup: {
    do: ['Ask the question in its label, and give two to seven answers.'],
    dont: ['Use it where only one answer counts.', 'Lay long answers side by side.'],
    example: {
      do: () => (
        <CheckboxGroup label="Where may you work?">
          <Checkbox value="office" label="At the office" />
          <Checkbox value="home" label="At home" />
        </CheckboxGroup>
      ),
      dont: () => (
        <CheckboxGroup label="Options">
          <Checkbox value="yes" label="Yes" />
          <Checkbox value="no" label="No" />
        </CheckboxGroup>
      ),
    },
  },
  RadioGroup: {
    do: [
      'Show two to five answers of which one counts.',
      'Choose the usual one beforehand, if there is one.',
    ],
    dont: ['Choose beforehand what people must decide.', 'Use it for yes or no: a Checkbox asks that.'],
  },
  Switch: {
    do: ['Use it for a setting that holds at once.', 'Name what is on, not the act.'],
    dont: [
      'Use it in a form with a Save button: a Checkbox belongs there.',
      'Write “on” and “off” beside it.',
    ],
    example: {
      do: () => <Switch label="Keyboard shortcuts" defaultSelected />,
      dont: () => <Switch label="Turn keyboard shortcuts on or off" defaultSelected />,
    },
  },
  SearchField: {
    do: ['Place it above the list that it searches, and say what can be found.'],
    dont: [
      'Use it as a filter by one known value: the FilterBar does that.',
      'Search with every key over a slow service.',
    ],
  },
  DateField: {
    do: ['Use it for days that people know by heart, such as a birthday.'],
    dont: ['Use it where the day of the week counts: the DatePicker shows it.'],
  },
  DatePicker: {
    do: ['Use it for days near today.', 'Say by its bounds what can be chosen, and why a day cannot.'],
    dont: ['Use it for a birthday: nobody turns 400 pages.', 'Split a period over two: use DateRangePicker.'],
    example: {
      do: () => <DatePicker label="First day" description="From tomorrow on" />,
      dont: () => <DatePicker label="Date of birth" />,
    },
  },
  DateRangePicker: {
    do: ['Offer the periods that people ask for most.', 'Count both ends in.'],
    dont: ['Use it for one day.', 'Leave a report without a period: give it this month.'],
  },
  Calendar: {
    do: ['Use it where the month itself is the content, and there is room for it.'],
    dont: ['Use it in a form: the DatePicker can also be written into.'],
  },
  FileUpload: {
    do: [
      'Say type and size before, and how it went for each file.',
      'Keep what is done when one file fails.',
    ],
    dont: ['Make dragging the only way.', 'Begin again by itself after a refusal.'],
  },
  RepeatedSection: {
    do: ['Use it for what people have several of: children, holders.', 'Name each by its number.'],
    dont: ['Use it for more than about ten: a list with a dialog is easier to read.'],
  },
  Wizard: {
    do: ['Divide what takes longer than five minutes; keep what was written from step to step.'],
    dont: ['Divide what fits one page.', 'Save half of it without saying so.'],
  },
} satisfies Record<string, Advice>
