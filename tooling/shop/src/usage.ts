export const usage = `Runs a store through the shop API.

  npm run shop -- import <store> <folder> [--dry-run] [--remove-missing]
      Brings in store, catalogue, prices, stock, dictionary, content and settings (.json or .csv)
      and the pictures in media/. A store that is not there is made from store.json.
      --dry-run         checks and counts, and writes nothing
      --remove-missing  takes away what the files leave out
  npm run shop -- export <store> <folder> [--format csv] [--separator semicolon]
      Writes the same files. With semicolons come decimal commas, as Danish and Spanish spreadsheets read them.
  npm run shop -- key <store> --scope catalogue [--scope content] [--scope orders] [--name "Stock system"]
      Makes a key and shows it this once.
  npm run shop -- orders <store> [--status Confirmed] [--page 2]
      Lists orders, the newest first.

Environment
  API_URL       where the API is; http://127.0.0.1:4000 unless told otherwise
  SHOP_KEY      a key of the store; without it one is made for the command and ended after it
  ADMIN_SECRET  the API's own secret, for new stores and keys; on this machine the launcher's is found in .data

Exit codes: 0 done, 1 refused or failed, 2 not understood.
`;
