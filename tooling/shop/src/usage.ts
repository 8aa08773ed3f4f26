export const usage = `Manages a store through the shop API.

  npm run shop -- import <store> <folder> [--dry-run] [--remove-missing]
      Imports store, catalogue, prices, stock, dictionary, content and settings (.json or .csv)
      and the images in media/. If the store does not exist, creates it from store.json.
      --dry-run         validate and count without writing
      --remove-missing  remove entries that are not in the files
  npm run shop -- export <store> <folder> [--format csv] [--separator semicolon]
      Exports the same files and images, also for an import into another store. With semicolon, numbers have decimal commas, as in Danish and Spanish spreadsheets.
  npm run shop -- key <store> --scope catalogue [--scope content] [--scope money] [--scope orders]
      [--scope customers] [--name "Stock system"] [--days 90]
      Creates a key and shows it once. It is valid for a year, or for the given number of days.
  npm run shop -- invite-owner <store> --email freja@club.example --name "Freja Lund" [--culture da]
      Invites an owner to the back office by mail.
  npm run shop -- orders <store> [--status Confirmed] [--page 2]
      Lists orders, newest first.
  npm run shop -- check-law <store> [--except trader-identity] [--strict]
      Checks the store's data against the rules of docs/law.md, and names what is missing.
      --strict          fail also on what the club installs or decides before its first sale
      --except          skip a rule, for a need that the store meets in another way
  npm run shop -- create-club [--help]
      Creates a club: its shop in apps/<club>, with a brand and starter data.

Environment
  API_URL       URL of the API; http://127.0.0.1:4000 by default
  SHOP_KEY      key of the store; by default, the command creates a temporary key
  ADMIN_SECRET  admin secret of the API, to create stores and keys; by default, the launcher's secret in .data

Exit codes: 0 success, 1 failure, 2 invalid arguments.
`;
