/** What drives, floats and flies. How a row is written: `read-family.ts`. */
export const VEHICLES = `
car/sedan | l4.6 body=sedan | vehicle, family car, four door car, rental car, company car, patrol vehicle extra=police, saloon car, executive car, electric car, tesla, bmw, audi, mercedes, toyota, volvo, lexus, hybrid car, self driving car, autonomous car, dream car, automobil, motor vehicle, uber, driving school car
car/coupe | l4.4 body=coupe | coupe car, two door car, mustang = ford mustang, muscle car, hot rod, dodge charger, camaro, challenger, stock car extra=racing, drift car extra=racing, tuner car spoiler=true, street racer spoiler=true, boy racer spoiler=true, dragster, grand tourer, cadillac, convertible = cabriolet = open top car, low rider = lowrider, roadster
car/hatchback | l4 body=hatchback | compact car, small car, mini cooper = mini car, fiat = fiat 500 l3.5, golf car = volkswagen golf, smart car l2.7, kei car l3.4, micro car l2.5, rally car extra=racing, subcompact, city runabout, supermini, student car
car/suv | l4.8 body=suv | jeep, off road car = off roader car = 4x4 = four by four, land rover = range rover, crossover, hummer, safari jeep, military jeep #5a6038, safari car, land cruiser, dune buggy = buggy = beach buggy l3, monster truck l5 = bigfoot truck, mud truck, army jeep #5a6038, all terrain vehicle, armored car #5a6038 = armoured car, defender, wagoneer, sport utility vehicle
car/pickup | l5.3 body=pickup | pick up truck = pick up, ute, ford truck, farm truck, utility truck, flatbed, work truck, hilux, cybertruck #b9bcc0, truck car
car/sports car | l4.5 body=sports | sports car, supercar, race car, sportscar = sports coupe, ferrari #c8201c, porsche, lamborghini #f0c320, bugatti, mclaren #e8741a, corvette, hypercar, racing car extra=racing = racecar extra=racing, formula one car extra=racing #c8201c = formula 1 car = f1 car, le mans car extra=racing, batmobile #17171a, james bond car, indy car extra=racing, gt car extra=racing, fast car, luxury car, concept car, futuristic car, flying car, cyberpunk car, nascar extra=racing, speedster
car/van | l5.2 body=van | delivery van, cargo van, camper van = campervan = camper = vw van, rv = motorhome = recreational vehicle l6.5, ice cream van, food truck = ice cream truck, ambulance #f2f0ea, panel van, minibus l6, family van, people carrier, mystery machine, hippie van, hearse #17171a, postal van, caravan = travel trailer, security van, microbus, transit van, party van
car/classic car | l4.3 body=classic | old car, antique car, veteran car, beetle car = volkswagen beetle = vw beetle l4.1, model t, gangster car #17171a, rolls royce, bentley, limousine l6 #17171a = limo = stretch limo, classic sedan, 1950s car, jalopy, trabant, 2cv, morris minor, vintage roadster, collector car, cuban taxi
truck/box truck | | truck = lorry, box truck = delivery truck, moving truck = removal truck, mail truck, circus truck #c8201c, armored truck #4a5058, livestock truck, container truck, toy truck l0.3, trailer, military truck = army truck #5a6038 bed#5a6038
truck/semi truck | | semi truck = semi trailer = articulated lorry = big rig = semi, tractor unit, car transporter, optimus truck #b3161c, 18 wheeler = eighteen wheeler
truck/dump truck | | dump truck = dumper = tipper = dumper truck = tipper truck, snowplow = snow plow truck
truck/fire truck | | fire truck !whole = fire engine !whole = fire lorry = firetruck
truck/garbage truck | | garbage truck = bin lorry = refuse truck = trash truck = rubbish truck
truck/tow truck | | tow truck = wrecker = breakdown truck, crane truck
truck/cement mixer truck | | cement mixer truck = concrete mixer = cement truck = mixer truck = cement mixer
truck/tanker truck | | tanker truck = fuel truck = milk truck = tanker lorry
truck/flatbed truck | | flatbed truck, logging truck
bus/city bus | | bus, city bus, autobus, trolleybus, shuttle bus, tram bus, articulated bus, prison bus #d8dade, vintage bus #2f6a48, airport shuttle, party bus #8a2ca8
bus/school bus | | school bus = schoolbus
bus/double decker bus | | double decker = double decker bus = london bus = doubledecker
bus/coach bus | | coach bus = tour bus = travel coach, night bus
tractor/farm tractor | | tractor = farm tractor, combine harvester = combine = harvester l8 #c8201c, seed drill, hay baler
tractor/vintage tractor | | vintage tractor = old tractor = antique tractor, lawn mower l1.5 = lawnmower = mower, ride on mower l1.8
tractor/plough | | plow = plough
tractor/front loader tractor | | front loader tractor = loader tractor
construction vehicle/excavator | | construction vehicle, excavator = digger = backhoe = mini digger, trencher, crawler, drilling rig h15, pile driver
construction vehicle/bulldozer | | bulldozer = dozer
construction vehicle/wheel loader | | wheel loader = front loader, skid steer, bobcat loader, grader, telehandler, mining truck
construction vehicle/road roller | | road roller = steamroller = steam roller
construction vehicle/forklift | | forklift = fork lift = forklift truck, cherry picker, boom lift
construction vehicle/tower crane | | crane = tower crane = construction crane, mobile crane, gantry crane, oil rig h60
tank/battle tank | | tank, army tank = battle tank = military tank, abrams = m1 abrams, apc = armored personnel carrier, half track, artillery, self propelled gun, rocket launcher truck, war machine, mech tank, toy tank l0.2, siege tower h10 @wood, battering ram l6 @wood
tank/panzer | | panzer, tiger tank, t34 #4f5a3c turret#4f5a3c, sherman tank #5b6342 turret#5b6342
tank/desert tank | | desert tank
motorcycle/motorcycle | | motorcycle = motorbike = motor bike, chopper bike = harley = cruiser motorcycle, cafe racer, sidecar, trike motorcycle, minibike l1.4, electric motorcycle, police motorcycle #f0f1f2, quad bike = atv = quad
motorcycle/sport bike | | sport bike = superbike = sportbike, racing motorcycle, akira bike #c8201c, tron bike #101318, hoverbike, jet ski l3 = jetski = water scooter, snowmobile
motorcycle/dirt bike | | dirt bike = motocross = motocross bike = enduro = trial bike
motorcycle/vespa | | vespa = moped = motor scooter = motorscooter
bicycle/bicycle | | bicycle = bike = push bike = cycle = pushbike, electric bike = ebike, tandem = tandem bicycle, cargo bike basket=true, cruiser bike, dutch bike = holland bike, bicycle wheel bike, folding bike kind=bmx, rickshaw bike kind=tricycle, exercise bike h1.2
bicycle/city bike | | city bike = bike with a basket
bicycle/mountain bike | | mountain bike = mtb = trail bike
bicycle/road bike | | road bike = racing bike = racing bicycle = racer bike
bicycle/bmx | | bmx = bmx bike
bicycle/kids bike | | kids bike = childrens bike = balance bike
bicycle/penny farthing | | penny farthing = high wheeler = old bicycle
bicycle/tricycle | | tricycle = trike
bicycle/unicycle | | unicycle
scooter | | scooter = kick scooter = push scooter = toy scooter h0.9, kids scooter h0.75, pogo stick h1.1
scooter/electric scooter | | electric scooter = e scooter = escooter h1.15, mobility scooter h1.15
scooter/segway | | segway = personal transporter h1.15
scooter/hoverboard | | hoverboard = self balancing board l0.65
scooter/go kart | | go kart = kart = gokart = racing kart l1.75, bumper car l1.75 = dodgem l1.75, soapbox car l1.75, pedal car l1.1
cart | | cart = wooden cart = hand cart = horse cart, ox cart, market cart = flower cart = food cart loaded=true, hot dog cart, ice cream cart, luggage cart, gurney, hand truck = dolly
cart/hay wagon | | hay wagon !whole = hay cart = farm wagon
cart/covered wagon | | wagon = covered wagon = prairie wagon = conestoga wagon l4.7, gypsy wagon = vardo canopy#3f7a4a l4.7
cart/carriage | | carriage = horse carriage = stagecoach = coach carriage l4.2, cinderella carriage = pumpkin carriage = royal carriage body#e8861a door#c86a14 wheels#e0b040 wheels@gold l4.2, sedan chair, palanquin
cart/chariot | | chariot = roman chariot = greek chariot l2.7, war chariot
cart/sleigh | | sleigh = santa sleigh = horse sleigh = christmas sleigh l2.1, troika
cart/sled | | sled = sledge = toboggan l1.2, dog sled l1.6, bobsled l1.6
cart/rickshaw | | rickshaw = pulled rickshaw = tuk tuk l2.4
cart/stroller | | stroller = baby stroller = pram = baby carriage = pushchair h1.15, baby walker h0.7
cart/shopping cart | | shopping cart = shopping trolley = supermarket trolley h1.02, serving cart
cart/wheelchair | | wheelchair = wheel chair h0.97
cart/toy wagon | | toy wagon = little red wagon = radio flyer = red wagon l1.4
car | | golf cart l2.4
train/steam train | | train = railway train, locomotive = steam locomotive = steam train = steam engine, toy train l0.4 = model train, orient express #1c3a6a, hogwarts express #a8231c, polar express #22262c, ghost train, thomas the tank engine #2a6ad0, passenger train
train/bullet train | | bullet train = high speed train = shinkansen, monorail
train/diesel train | | diesel train = diesel locomotive, freight train, caboose, boxcar
train/tram | | tram = streetcar = trolley = cable car, funicular, gondola lift, ski lift
train/subway train | | subway train = metro = subway = underground train = metro train
train/train car | | train car = railway carriage = rail car = railway wagon, handcar
train/coal wagon | | coal wagon !whole, minecart l1.2 = mine cart
boat/rowing boat | | boat, rowboat = rowing boat = row boat = dinghy, lifeboat = life raft #e8601c, paper boat l0.2 @paper, pedalo = swan boat, toy boat l0.3, punt @wood, dugout @wood, inflatable boat #4a4d50, dragon boat, rescue boat #e8601c, ark = noahs ark l20 @planks
boat/canoe | | canoe, outrigger, longtail boat
boat/kayak | | kayak
boat/gondola | | gondola
boat/speedboat | | speedboat = motorboat = motor boat = powerboat, patrol boat, hovercraft, airboat, banana boat
boat/fishing boat | | fishing boat, tugboat = tug boat, houseboat, barge, canal boat
boat/raft | | raft = wooden raft = log raft
boat/sailboat | | sailboat = sailing boat = sail boat = sailing yacht, catamaran l10, felucca, junk boat, windsurfer
ship/sailing ship | | ship, sailing ship = tall ship = galleon = caravel, schooner l25, clipper, mayflower, brigantine, frigate ship, whaler, model ship l0.6, flying ship = airship ship, junk ship, shipwreck, trireme = galley
ship/pirate ship | | pirate ship, flying dutchman, ghost ship, black pearl ship
ship/viking ship | | viking ship = longship = drakkar = viking longship
ship/cargo ship | | cargo ship = container ship = freighter l150, oil tanker l200, icebreaker, trawler
ship/cruise ship | | cruise ship = cruise liner = ocean liner l200, titanic l200 hull#1c1d20, ferry = ferry boat, yacht l20, steamship = steamboat = paddle steamer
ship/battleship | | battleship = warship = destroyer = frigate l150, aircraft carrier l250, minesweeper, cruiser ship, coast guard ship
submarine/yellow submarine | | submarine = sub, yellow submarine, bathyscaphe, midget submarine, submersible, diving bell, nautilus @bronze, steampunk submarine @copper
submarine/nuclear submarine | | nuclear submarine = u boat = military submarine, torpedo boat
airplane/airliner | | airplane = plane = aeroplane = aircraft, airliner = passenger plane = jumbo jet = boeing = airbus l40, cargo plane l40, concorde l40, toy plane l0.3, water bomber, ornithopter
airplane/private jet | | jet = private jet = business jet, space plane
airplane/fighter jet | | fighter jet = jet fighter = fighter plane = fighter aircraft, stealth fighter #2a2c30, bomber = stealth bomber #2a2c30, f16, f35, mig
airplane/biplane | | biplane = red baron plane = double winged plane, triplane, crop duster #e0b020, wright flyer, stunt plane, model airplane l1
airplane/propeller plane | | propeller plane = cessna = prop plane = light aircraft, ultralight, rc plane l1
airplane/seaplane | | seaplane = floatplane = float plane
airplane/warplane | | warplane = war plane, spitfire, zero fighter #d9dcd6, messerschmitt #6a7078, bomber plane = world war plane
airplane/glider | | glider = sailplane, hang glider, paraglider = parachute
airplane/paper plane | | paper plane = paper airplane = paper aeroplane !whole l0.3
helicopter/light helicopter | | helicopter = chopper = copper chopper = heli, news helicopter, police helicopter #22345a, toy helicopter l0.25, autogyro = gyrocopter, jetpack h0.8 = jet pack, flying machine, black helicopter #1c1d20
helicopter/rescue helicopter | | rescue helicopter, medevac #f2f2ee, military helicopter #5a6038 tail#5a6038, chinook #5a6038 tail#5a6038, black hawk #3a3f36 tail#3a3f36, coast guard helicopter
helicopter/attack helicopter | | attack helicopter = apache = gunship, war helicopter
drone/drone | | drone, camera drone, racing drone, surveillance drone, spy drone
drone/quadcopter | | quadcopter = quadrocopter
drone/delivery drone | | delivery drone = parcel drone, agriculture drone
drone/military drone | | military drone, uav = combat drone
balloon/hot air balloon | | hot air balloon = air balloon = hotair balloon
balloon/airship | | airship = zeppelin = blimp = dirigible, steampunk airship basket@copper
balloon/party balloons | | balloons = party balloons
balloon/balloon | | balloon = party balloon, helium balloon, weather balloon h3 #f2f2ee, water balloon h0.3, foil balloon
balloon/balloon dog | | balloon dog = balloon animal
rocket/rocket ship | | rocket = space rocket = rocket ship = rocketship, toy rocket h0.3, firework rocket h0.4, moon rocket
rocket/launch rocket | | launch rocket, saturn v h110, falcon 9 h70, rocket booster, launch pad h60
rocket/space shuttle | | space shuttle = shuttle launch
rocket/missile | | missile h5 = nuclear missile, icbm h12, cruise missile h5, v2 rocket h14 #e8e6dc, rocket engine h2
rocket/space capsule | | space capsule h3 = capsule, escape pod h2, lunar lander h5 = moon lander = landing module
spaceship/starfighter | | spaceship = spacecraft = space ship, starfighter = space fighter = x wing, tie fighter, scout ship, spaceplane, retro spaceship
spaceship/star cruiser | | starship ship = star cruiser = starship, battlecruiser = star destroyer, mothership l200, enterprise ship, millennium falcon
spaceship/space shuttle craft | | dropship = drop ship, space freighter, shuttle craft = shuttlecraft, cargo spaceship, space yacht, mining ship
spaceship/ufo | | ufo = flying saucer = alien ship = alien spaceship = alien spacecraft, alien craft
spaceship/space pod | | space pod = spacepod, drop pod
satellite | | satellite = artificial satellite = communications satellite, sputnik = cubesat l0.6 panels=1, weather station, space elevator
satellite/space station | | space station = iss = orbital station l50, death star
satellite/space probe | | space probe = voyager = deep space probe l6
satellite/space telescope | | space telescope = hubble = james webb telescope = hubble telescope l13
satellite/radar dish | | radar dish = satellite dish = dish antenna l2.2 = radio telescope = radar
satellite/antenna tower | | antenna tower = radio mast = radio tower = cell tower h23, antenna = aerial h1
satellite/solar panel | | solar panel = solar panels = photovoltaic panel l1.6
rover/rover | | rover, moon rover = lunar rover = moon buggy, exploration vehicle, planetary rover, explorer robot l1, tracked robot
rover/mars rover | | mars rover, curiosity rover, perseverance
skateboard/skateboard | | skateboard = skate board, longboard l1.1, penny board l0.6, fingerboard l0.1, mountainboard l1
skateboard/surfboard | | surfboard = surf board, paddleboard = sup board h3, bodyboard h1.1, boogie board h1.1, kiteboard h1.4
skateboard/snowboard | | snowboard = snow board, wakeboard
skateboard/skis | | skis = ski, water ski, snowshoes
`;
