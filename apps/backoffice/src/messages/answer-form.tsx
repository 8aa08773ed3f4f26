import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../api/error-message';
import { useFreshChange } from '../api/use-fresh-change';
import { DraftNotice } from '../drafts/draft-notice';
import { useFormDraft } from '../drafts/use-draft';
import { Panel } from '../layout/panel';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { answerMessage, type Message } from './message-data';

const rows = 6;
const longest = 4000;

/** Answers a message by mail. What was written stays until it is sent. */
export function AnswerForm({ message }: { message: Message }) {
  const text = useText();
  const explain = useErrorText();
  const notify = useNotify();
  const queries = useQueryClient();
  const change = useFreshChange();
  const draft = useFormDraft(`messages/${message.id}`, '');
  const words = draft.value.trim();
  // The same words that are sent again after a lost response are one mail.
  const key = useMemo(() => `${crypto.randomUUID()} ${words.length}`, [words]);
  const send = useMutation({
    mutationFn: () => change(() => answerMessage(message, words, key)),
    onSuccess: async () => {
      draft.discard();
      notify(text('messages.answerSent'), { type: 'success' });
      await queries.invalidateQueries();
    },
  });
  return (
    <Panel title={text('messages.answer')}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <DraftNotice draft={draft} />
        {send.error && <Alert severity="error">{explain(errorMessage(send.error))}</Alert>}
        <TextField
          label={text('messages.answerText')}
          value={draft.value}
          required
          multiline
          minRows={rows}
          autoFocus={message.state === 'open'}
          onChange={({ target }) => draft.setValue(target.value)}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
        <Typography variant="body2" color="textSecondary">
          {text('messages.answerHelp', { culture: message.culture })}
        </Typography>
        <div>
          <Button type="submit" variant="contained" loading={send.isPending} disabled={words === ''}>
            {text('messages.send')}
          </Button>
        </div>
      </Box>
    </Panel>
  );
}
