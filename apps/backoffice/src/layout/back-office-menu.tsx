import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn';
import BarChartIcon from '@mui/icons-material/BarChart';
import GroupIcon from '@mui/icons-material/Group';
import HistoryIcon from '@mui/icons-material/History';
import Inventory2Icon from '@mui/icons-material/Inventory2';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import MailIcon from '@mui/icons-material/Mail';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLong';
import SettingsIcon from '@mui/icons-material/Settings';
import SportsSoccerIcon from '@mui/icons-material/SportsSoccer';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import TranslateIcon from '@mui/icons-material/Translate';
import WarehouseIcon from '@mui/icons-material/Warehouse';
import { Menu } from 'react-admin';
import { usePages } from '../access/use-pages';
import { useText } from '../texts/use-text';

/** The pages that the person's role includes. */
export function BackOfficeMenu() {
  const text = useText();
  const pages = usePages();
  return (
    <Menu>
      {pages.orders && (
        <Menu.Item to="/orders" primaryText={text('orders.name')} leftIcon={<ReceiptLongIcon />} />
      )}
      {pages.withdrawals && (
        <Menu.Item
          to="/withdrawals"
          primaryText={text('withdrawals.name')}
          leftIcon={<AssignmentReturnIcon />}
        />
      )}
      {pages.messages && (
        <Menu.Item to="/messages" primaryText={text('messages.name')} leftIcon={<MailIcon />} />
      )}
      {pages.products && (
        <Menu.Item to="/products" primaryText={text('products.name')} leftIcon={<Inventory2Icon />} />
      )}
      {pages.stock && <Menu.Item to="/stock" primaryText={text('stock.name')} leftIcon={<WarehouseIcon />} />}
      {pages.vouchers && (
        <Menu.Item to="/vouchers" primaryText={text('vouchers.name')} leftIcon={<LocalOfferIcon />} />
      )}
      {pages.squad && (
        <Menu.Item to="/squad" primaryText={text('squad.name')} leftIcon={<SportsSoccerIcon />} />
      )}
      {pages.figures && (
        <Menu.Item to="/figures" primaryText={text('figures.name')} leftIcon={<BarChartIcon />} />
      )}
      {pages.texts && <Menu.Item to="/texts" primaryText={text('texts.name')} leftIcon={<TranslateIcon />} />}
      {pages.settings && (
        <Menu.Item to="/settings" primaryText={text('settings.title')} leftIcon={<SettingsIcon />} />
      )}
      {pages.imports && (
        <Menu.Item to="/imports" primaryText={text('imports.name')} leftIcon={<SwapVertIcon />} />
      )}
      {pages.staff && <Menu.Item to="/staff" primaryText={text('staff.name')} leftIcon={<GroupIcon />} />}
      {pages.audit && <Menu.Item to="/audit" primaryText={text('audit.name')} leftIcon={<HistoryIcon />} />}
    </Menu>
  );
}
