import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { LoadState } from '../layout/load-state';
import { useText } from '../texts/use-text';
import { PlayerOrders } from './player-orders';
import { PlayerPanel } from './player-panel';
import { readPlayer } from './squad-data';

/** A player: the name and number on prints, and the orders that are still to be printed. */
export function PlayerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['squad', 'whole', id],
    queryFn: () => readPlayer(id),
    refetchOnWindowFocus: false,
  });
  if (!data) return <LoadState error={error} onRetry={() => refetch()} />;
  return (
    <PlayerFrame title={data.player.name}>
      <PlayerPanel key={id} record={data} onSaved={() => refetch()} />
      <PlayerOrders id={id} />
    </PlayerFrame>
  );
}

/** A player who joins the squad. */
export function NewPlayerPage() {
  const text = useText();
  const navigate = useNavigate();
  const player = { id: '', name: '', number: 0, isActive: true };
  return (
    <PlayerFrame title={text('squad.add')}>
      <PlayerPanel
        record={{ player, version: undefined }}
        onSaved={(id) => navigate(`/squad/${encodeURIComponent(id)}`)}
      />
    </PlayerFrame>
  );
}

function PlayerFrame({ title, children }: { title: string; children: React.ReactNode }) {
  const text = useText();
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 960 }}>
      <Title title={title} />
      <Box>
        <Button component={RouterLink} to="/squad">
          {text('app.back')}
        </Button>
      </Box>
      {children}
    </Box>
  );
}
